! Claim: a variable in a common block is shared, in every program unit that has the block. Source: Fortran 2018 §8.10.2; OpenMP 5.2 §5.1.2
program main
  implicit none
  integer :: i, total
  common /sums/ total
  total = 0
  !$omp parallel do !@ RACE
  do i = 1, 25
    call add(i)
  end do
  print *, total
end program main

subroutine add(k)
  implicit none
  integer, intent(in) :: k
  integer :: total
  common /sums/ total
  total = total + k !@ race(total)
end subroutine add
