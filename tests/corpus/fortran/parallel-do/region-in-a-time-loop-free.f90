! Claim: each step of a sequential loop has a region of its own, which ends before the next one. Source: OpenMP 5.2 §10.1; semantics.md §4
program time_steps
  implicit none
  integer :: t, i
  real :: u(0:33), v(0:33)
  u = 0.0; v = 0.0
  u(16) = 1.0
  do t = 1, 10
    !$omp parallel do !@ RACE_FREE
    do i = 1, 32
      v(i) = 0.25 * (u(i-1) + 2.0 * u(i) + u(i+1))
    end do
    !$omp parallel do !@ RACE_FREE
    do i = 1, 32
      u(i) = v(i)
    end do
  end do
  print *, u(16)
end program time_steps
