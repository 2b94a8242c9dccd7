! Claim: schedule(runtime) may be any schedule. Source: OpenMP 5.2 §11.5.3
program rt
  implicit none
  integer :: i, u(32), v(32)
  u = 1
  !$omp parallel !@ RACE
  !$omp do schedule(runtime)
  do i = 1, 32
    u(i) = 2 * i !@ race(u)
  end do
  !$omp end do nowait
  !$omp do schedule(runtime)
  do i = 1, 32
    v(i) = u(i) !@ race(u)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(v) > 0
end program rt
