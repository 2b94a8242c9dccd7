! Claim: end sections is a barrier. Source: OpenMP 5.2 §11.3, §15.3.2
program after_sections
  implicit none
  integer :: a, b, c(8), i
  !$omp parallel !@ RACE_FREE
  !$omp sections
  a = 4
  !$omp section
  b = 5
  !$omp end sections
  !$omp do
  do i = 1, 8
    c(i) = a * b + i
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(c)
end program after_sections
