! Claim: a guided schedule makes no such promise. Source: OpenMP 5.2 §11.5.3; semantics.md §3
program steps
  implicit none
  integer :: t, i, u(32)
  u = 0
  !$omp parallel private(t) !@ RACE
  do t = 1, 6
    !$omp do schedule(guided)
    do i = 1, 32
      u(i) = u(i) + t !@ race(u)
    end do
    !$omp end do nowait
  end do
  !$omp end parallel
  print *, sum(u)
end program steps
