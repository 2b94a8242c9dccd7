! Claim: the private copy of a module variable is not what the module's procedure uses. Source: OpenMP 5.2 §5.1.2, §5.4.3; semantics.md §2
module work_m
  implicit none
  integer :: tmp
contains
  subroutine square_tmp(r)
    integer, intent(out) :: r
    tmp = tmp * tmp !@ race(tmp)
    r = tmp !@ race(tmp)
  end subroutine square_tmp
end module work_m

program main
  use work_m
  implicit none
  integer :: i, q(8)
  tmp = 1
  !$omp parallel do private(tmp) !@ RACE
  do i = 1, 8
    tmp = i
    call square_tmp(q(i))
    q(i) = q(i) + tmp
  end do
  print *, size(q)
end program main
