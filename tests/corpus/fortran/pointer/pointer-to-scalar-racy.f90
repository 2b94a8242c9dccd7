! Claim: a pointer to a scalar is the scalar. Source: Fortran 2018 §10.2.2
program tp
  implicit none
  integer, target :: total
  integer, pointer :: p
  integer :: i
  total = 0
  p => total
  !$omp parallel do !@ RACE
  do i = 1, 19
    if (mod(i, 2) == 0) then
      total = total + i !@ race
    else
      p = p + 1 !@ race
    end if
  end do
  print *, total
end program tp
