! Claim: Fortran has no reserved words: variables may be called do, end or real. Source: Fortran 2018 §6.2.2
program words
  implicit none
  integer :: i, do(10), if(10), real
  if = 2
  real = 3
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    do(i) = if(i) * real
  end do
  print *, sum(do)
end program words
