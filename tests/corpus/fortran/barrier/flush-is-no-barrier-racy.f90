! Claim: flush orders no threads. Source: OpenMP 5.2 §15.8.5, §1.4.4; semantics.md §6
program flushed
  implicit none
  integer :: x, y(0:1)
  y = 0
  !$omp parallel sections !@ RACE
  !$omp section
  x = 5 !@ race(x)
  !$omp flush
  y(0) = 1
  !$omp section
  !$omp flush
  y(1) = x !@ race(x)
  !$omp end parallel sections
  print *, y(0)
end program flushed
