! Claim: an explicit barrier behind master orders it. Source: OpenMP 5.2 §10.5, §15.3.1
program primary
  implicit none
  integer :: i, n, w(16)
  !$omp parallel !@ RACE_FREE
  !$omp master
  n = 16
  !$omp end master
  !$omp barrier
  !$omp do
  do i = 1, 16
    w(i) = n - i
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(w)
end program primary
