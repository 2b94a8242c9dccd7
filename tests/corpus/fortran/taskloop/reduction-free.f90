! Claim: a taskloop with a reduction. Source: OpenMP 5.2 §12.6, §5.5.8
program tl
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp taskloop reduction(+:s)
  do i = 1, 64
    s = s + i
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  print *, s
end program tl
