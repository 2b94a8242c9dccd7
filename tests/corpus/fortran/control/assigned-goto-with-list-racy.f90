! Claim: an assigned branch goes to the label that its variable was given. (gfortran calls it a deleted feature.) Source: Fortran 77 §10.3, §11.3
program p
  implicit none
  integer :: k, s, t
  s = 0
  t = 0
  !$omp parallel private(k) !@ RACE
  assign 20 to k
  goto k, (10, 20)
10 continue
  s = s + 1
20 continue
  t = t + 1 !@ race(t)
  !$omp end parallel
  print *, s, t
end program
