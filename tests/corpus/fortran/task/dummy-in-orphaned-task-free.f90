! Claim: in an orphaned task construct dummy arguments are firstprivate. Source: OpenMP 5.2 §5.1.1
module tasks_m
  implicit none
contains
  subroutine spawn(k, res)
    integer, intent(in) :: k
    integer, intent(inout) :: res(8)
    integer :: tmp
    tmp = k
    !$omp task shared(res)
    tmp = tmp + 1
    res(k) = tmp
    !$omp end task
  end subroutine spawn
end module tasks_m

program main
  use tasks_m
  implicit none
  integer :: i, r(8)
  !$omp parallel !@ RACE_FREE
  !$omp single
  do i = 1, 8
    call spawn(i, r)
  end do
  !$omp end single
  !$omp end parallel
  print *, r
end program main
