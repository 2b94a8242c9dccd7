! Claim: a character variable is written as a whole, with blanks at its end. Source: Fortran 2018 §10.2.1.3; OpenMP 5.2 §5.1.1
program labels
  implicit none
  character(len=12) :: name
  character(len=12) :: list(5)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 5
    name = 'point' // achar(48 + i) !@ race(name)
    list(i) = name !@ race(name)
  end do
  print *, list
end program labels
