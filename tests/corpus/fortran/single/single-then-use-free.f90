! Claim: single ends with a barrier. Source: OpenMP 5.2 §11.1, §15.3.2
program init
  implicit none
  integer :: i, scale, v(20)
  !$omp parallel !@ RACE_FREE
  !$omp single
  scale = 3
  !$omp end single
  !$omp do
  do i = 1, 20
    v(i) = scale * i
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(v)
end program init
