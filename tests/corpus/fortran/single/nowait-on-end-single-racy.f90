! Claim: nowait stands on end single and takes its barrier away. Source: OpenMP 5.2 §11.1, §15.6
program init
  implicit none
  integer :: i, scale, v(20)
  !$omp parallel !@ RACE
  !$omp single
  scale = 3 !@ race(scale)
  !$omp end single nowait
  !$omp do
  do i = 1, 20
    v(i) = scale * i !@ race(scale)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(v)
end program init
