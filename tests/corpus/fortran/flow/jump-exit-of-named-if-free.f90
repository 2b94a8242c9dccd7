! Claim: exit of a named if construct. Source: Fortran 2018 §11.1.12
program leaves
  implicit none
  integer :: i, j, a(10, 40), b(41)
  a = 1
  b = 0
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, 40
    odd: if (mod(i, 2) == 1) then
      do j = 1, 10
        if (a(j, i) == 5) exit odd
      end do
      b(i) = b(i + 1) + 1
    end if odd
    a(1, i) = 7
  end do
  print *, b(3)
end program leaves
