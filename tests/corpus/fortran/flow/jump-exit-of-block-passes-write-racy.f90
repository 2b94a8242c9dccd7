! Claim: exit of a block passes over what follows in it, not over what follows it. Source: Fortran 2018 §11.1.12
program leaves
  implicit none
  integer :: i, b(41)
  b = 0
  !$omp parallel do !@ RACE
  do i = 1, 40
    inside: block
      if (i > 0) exit inside
      b(1) = 1
    end block inside
    b(i) = b(i + 1) !@ race(b)
  end do
  print *, b(3)
end program leaves
