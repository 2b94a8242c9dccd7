! Claim: arrays with different lower bounds are told by their elements, not by their subscripts. Source: Fortran 2018 §8.5.8, §9.5.3.2
program bounds
  implicit none
  integer :: i
  integer :: a(0:19), b(-9:10)
  b = 3
  !$omp parallel do !@ RACE_FREE
  do i = 0, 19
    a(i) = b(i - 9)
  end do
  print *, sum(a)
end program bounds
