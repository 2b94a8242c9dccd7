! Claim: exit with the inner loop's name leaves it alone. Source: Fortran 2018 §11.1.12
program search
  implicit none
  integer :: r, c, at(6), m(9, 6)
  m = reshape([(mod(11 * r, 23), r = 1, 54)], [9, 6])
  !$omp parallel do private(c) !@ RACE_FREE
  rows: do r = 1, 6
    at(r) = 0
    cols: do c = 1, 9
      if (m(c, r) > 15) then
        at(r) = c
        exit cols
      end if
    end do cols
  end do rows
  print *, at
end program search
