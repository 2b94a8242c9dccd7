! Claim: exit of a select construct inside a loop inside. Source: Fortran 2018 §11.1.12
program leaves
  implicit none
  integer :: i, b(41)
  b = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
    choice: select case (mod(i, 3))
    case (0)
      if (b(i) == 0) exit choice
      b(i) = 4
    case default
      b(i) = 2
    end select choice
  end do
  print *, b(3)
end program leaves
