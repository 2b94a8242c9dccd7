! Claim: what no case has goes to the default. Source: Fortran 2018 §11.1.9
program choose
  implicit none
  integer :: i, other
  other = 0
  !$omp parallel do !@ RACE
  do i = 1, 6
    select case (mod(i, 3))
    case (0:1)
      continue
    case default
      other = other + 1 !@ race(other)
    end select
  end do
  print *, other
end program choose
