! Claim: the cases of a select exclude each other, and each has an iteration of its own. Source: Fortran 2018 §11.1.9
program choose
  implicit none
  integer :: i, a, b
  a = 0; b = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    select case (i)
    case (3)
      a = i
    case (7)
      b = i
    case default
      continue
    end select
  end do
  print *, a, b
end program choose
