! Claim: end sections nowait is none. Source: OpenMP 5.2 §11.3, §15.6
program after_sections
  implicit none
  integer :: a, b, c(8), i
  !$omp parallel !@ RACE
  !$omp sections
  a = 4 !@ race(a)
  !$omp section
  b = 5 !@ race(b)
  !$omp end sections nowait
  !$omp do
  do i = 1, 8
    c(i) = a * b + i !@ race(a) race(b)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(c)
end program after_sections
