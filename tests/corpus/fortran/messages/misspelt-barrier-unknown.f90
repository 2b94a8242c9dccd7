! Claim: a misspelt directive inside of a region is a message, and nothing is proved. Source: OpenMP 5.2 §3.1. This is bad input.
program typo
  use omp_lib
  implicit none
  integer :: a(0:7)
  a = 0
  !$omp parallel num_threads(8) !@ UNKNOWN(unmodelled-directive)
  a(omp_get_thread_num()) = 1
  !$omp barier !@ message(unknown-directive)
  a(omp_get_thread_num()) = 2
  !$omp end parallel
  print *, a(0)
end program typo
