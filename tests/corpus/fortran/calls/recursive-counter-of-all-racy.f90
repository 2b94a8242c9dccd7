! Claim: what a variable of all holds is read where the procedure that it is passed to reads its argument. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: depth, i, r(4)
  depth = 3
  !$omp parallel do !@ RACE
  do i = 1, 4
    if (i == 2) depth = 4 !@ race(depth)
    r(i) = down(depth)
  end do
  print *, r
contains
  recursive integer function down(n) result(m)
    integer, intent(in) :: n
    m = 0
    if (n > 0) m = down(n - 1) + 1 !@ race(depth)
  end function down
end program main
