! Claim: what stands before the first section directive is a section. Source: OpenMP 5.2 §11.3
program implied_section
  implicit none
  integer :: n
  n = 1
!$omp parallel sections !@ RACE
  n = n + 1 !@ race(n)
!$omp section
  n = n * 2 !@ race(n)
!$omp end parallel sections
  print *, n > 1
end program implied_section
