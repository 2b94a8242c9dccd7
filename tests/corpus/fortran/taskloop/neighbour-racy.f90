! Claim: tasks of a taskloop that read the element before race. Source: OpenMP 5.2 §12.6
program tl
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel !@ RACE
  !$omp single
  !$omp taskloop
  do i = 2, 100
    v(i) = v(i) + v(i-1) !@ race(v)
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  print *, v(1)
end program tl
