! Claim: an index with the SAVE attribute is one variable for all calls. Source: Fortran 2018 §8.5.16; OpenMP 5.2 §5.1.2
subroutine count_down(n, steps)
  implicit none
  integer, intent(in) :: n
  integer, intent(out) :: steps
  integer, save :: j
  steps = 0
  do j = n, 1, -1 !@ race(j)
    steps = steps + 1
  end do
end subroutine count_down

program main
  implicit none
  integer :: i, s(6)
  !$omp parallel do !@ RACE
  do i = 1, 6
    call count_down(i, s(i))
  end do
  print *, s
end program main
