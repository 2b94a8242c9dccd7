! Claim: a saved local variable may be threadprivate. Source: OpenMP 5.2 §5.2. Output: depends on the team size
module counts
  implicit none
contains
  integer function visits()
    integer, save :: n = 0
    !$omp threadprivate(n)
    n = n + 1
    visits = n
  end function visits
end module counts

program main
  use counts
  implicit none
  integer :: i, k
  k = 0
  !$omp parallel do reduction(max:k) !@ RACE_FREE
  do i = 1, 40
    k = max(k, visits())
  end do
  print *, k > 0
end program main
