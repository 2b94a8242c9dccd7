! Claim: a private clause of one loop says nothing of the next one. Source: OpenMP 5.2 §5.4.3
program on_do
  implicit none
  integer :: i, d, e(33), f(33)
  !$omp parallel !@ RACE
  !$omp do private(d)
  do i = 1, 33
    d = i - 17
    e(i) = d * d
  end do
  !$omp do
  do i = 1, 33
    d = 17 - i !@ race(d)
    f(i) = d + e(i) !@ race(d)
  end do
  !$omp end parallel
  print *, sum(f)
end program on_do
