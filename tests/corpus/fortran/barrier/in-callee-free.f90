! Claim: a barrier in a called subroutine is the team's. Source: OpenMP 5.2 §15.3.1 (binding)
program callee_barrier
  implicit none
  integer :: i, a(20), b(20)
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 20
    a(i) = i
  end do
  !$omp end do nowait
  call wait_for_all()
  !$omp do
  do i = 1, 20
    b(i) = a(21 - i)
  end do
  !$omp end parallel
  print *, b(1)
contains
  subroutine wait_for_all()
    !$omp barrier
  end subroutine wait_for_all
end program callee_barrier
