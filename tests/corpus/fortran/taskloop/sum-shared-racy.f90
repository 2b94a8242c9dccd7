! Claim: without the clause all tasks add to one variable. Source: OpenMP 5.2 §12.6, §5.1.1
program tl
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp taskloop
  do i = 1, 64
    s = s + i !@ race(s)
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  print *, s
end program tl
