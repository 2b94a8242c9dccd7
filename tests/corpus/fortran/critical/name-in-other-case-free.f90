! Claim: names of critical sections are names: Lock_A and LOCK_A are the same. Source: Fortran 2018 §6.1.2; OpenMP 5.2 §15.2
program cases
  implicit none
  integer :: n
  n = 0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  !$omp critical (Lock_A)
  n = n + 1
  !$omp end critical (lock_a)
  !$omp section
  !$OMP CRITICAL (LOCK_A)
  N = N + 2
  !$OMP END CRITICAL (LOCK_A)
  !$omp end parallel sections
  print *, n
end program cases
