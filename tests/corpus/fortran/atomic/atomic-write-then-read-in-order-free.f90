! Claim: a barrier orders an atomic write before plain reads. Source: OpenMP 5.2 §15.3.1, §15.8
program aw
  implicit none
  integer :: i, f, r(12)
  f = 0
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 12
    !$omp atomic write
    f = 7
    !$omp end atomic
  end do
  !$omp end do
  !$omp do
  do i = 1, 12
    r(i) = f
  end do
  !$omp end parallel
  print *, r
end program aw
