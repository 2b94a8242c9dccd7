! Claim: an assigned branch without a list leaves out what stands before its label. (gfortran calls it a deleted feature.) Source: Fortran 77 §10.3, §11.3
program p
  implicit none
  integer :: k, s
  s = 0
  !$omp parallel private(k) !@ RACE_FREE
  assign 10 to k
  if (s > 0) assign 20 to k
  goto k
  s = s + 1
10 continue
20 continue
  !$omp end parallel
  print *, s
end program
