! Claim: two static loops over ranges of different lengths are divided differently. Source: OpenMP 5.2 §11.5.3 (same number of iterations)
program shifted
  implicit none
  integer :: i
  integer :: w(0:41)
  w = 0
  !$omp parallel !@ RACE
  !$omp do schedule(static)
  do i = 1, 40
    w(i) = i !@ race(w)
  end do
  !$omp end do nowait
  !$omp do schedule(static)
  do i = 1, 30
    w(i) = -w(i) !@ race(w)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(w)
end program shifted
