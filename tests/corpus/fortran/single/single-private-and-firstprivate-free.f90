! Claim: private and firstprivate of a single. Source: OpenMP 5.2 §11.1, §5.4.4
program spf
  implicit none
  integer :: a, b, r
  a = 1; b = 2
  !$omp parallel shared(a, b, r) !@ RACE_FREE
  !$omp single private(a) firstprivate(b)
  a = 10
  b = b + a
  r = b
  !$omp end single
  !$omp end parallel
  print *, r
end program spf
