! Claim: a range of values leads several iterations to one case. Source: Fortran 2018 §11.1.9
program choose
  implicit none
  integer :: i, a, b
  a = 0; b = 0
  !$omp parallel do !@ RACE
  do i = 1, 12
    select case (i)
    case (:3)
      a = a + i !@ race(a)
    case (4, 9:10)
      b = b + 1 !@ race(b)
    end select
  end do
  print *, a, b
end program choose
