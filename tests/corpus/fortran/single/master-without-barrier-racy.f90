! Claim: master has no barrier at its end. Source: OpenMP 5.2 §10.5; semantics.md §4
program primary
  implicit none
  integer :: i, n, w(16)
  !$omp parallel !@ RACE
  !$omp master
  n = 16 !@ race(n)
  !$omp end master
  !$omp do
  do i = 1, 16
    w(i) = n - i !@ race(n)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(w)
end program primary
