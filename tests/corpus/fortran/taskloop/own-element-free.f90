! Claim: the iterations of a taskloop have elements of their own. Source: OpenMP 5.2 §12.6
program tl
  implicit none
  integer :: i, v(100)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp taskloop grainsize(10)
  do i = 1, 100
    v(i) = i
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  print *, sum(v)
end program tl
