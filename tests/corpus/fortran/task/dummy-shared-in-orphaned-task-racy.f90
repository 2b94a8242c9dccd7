! Claim: a dummy that an orphaned task shares is the caller's variable. Source: OpenMP 5.2 §5.1.1, §5.4.2
module tasks_m
  implicit none
contains
  subroutine spawn(k, total)
    integer, intent(in) :: k
    integer, intent(inout) :: total
    !$omp task shared(total)
    total = total + k !@ race(total)
    !$omp end task
  end subroutine spawn
end module tasks_m

program main
  use tasks_m
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  do i = 1, 8
    call spawn(i, s)
  end do
  !$omp end single
  !$omp end parallel
  print *, s
end program main
