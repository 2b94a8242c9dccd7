! Claim: a substring of a text and another text share storage. Source: Fortran 2018 §8.10.1.2
program main
  implicit none
  character(len=8) :: whole
  character(len=4) :: tail
  integer :: i
  equivalence (whole(5:8), tail)
  whole = 'abcdefgh'
  !$omp parallel do !@ RACE
  do i = 1, 4
    tail(1:1) = 'x' !@ race
    whole(5:5) = 'y' !@ race
  end do
  print *, whole(1:4)
end program main
