! Claim: names are the same in upper and in lower case. Source: Fortran 2018 §6.1.2
Program MixedCase
  Implicit None
  Integer :: Idx
  Integer :: Count_All
  COUNT_ALL = 0
  !$Omp Parallel Do Shared(count_All) !@ RACE
  Do IDX = 1, 10
    count_all = Count_All + iDx !@ race(count_all)
  End Do
  !$OMP End Parallel DO
  Print *, COUNT_all
End Program MixedCase
