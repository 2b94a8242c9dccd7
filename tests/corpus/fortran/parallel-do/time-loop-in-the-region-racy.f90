! Claim: inside one region the copy without a barrier meets the stencil of the next step. Source: semantics.md §4
program time_steps
  implicit none
  integer :: t, i
  real :: u(0:33), v(0:33)
  u = 0.0; v = 0.0
  u(16) = 1.0
  !$omp parallel private(t) !@ RACE
  do t = 1, 10
    !$omp do
    do i = 1, 32
      v(i) = 0.5 * (u(i-1) + u(i+1)) !@ race(u) race(v)
    end do
    !$omp end do
    !$omp do
    do i = 1, 32
      u(i) = v(i) !@ race(u) race(v)
    end do
    !$omp end do nowait
  end do
  !$omp end parallel
  print *, u(16)
end program time_steps
