! Claim: an associate name is its selector. Source: Fortran 2018 §11.1.3
program assoc
  implicit none
  integer :: i, m(4, 9)
  m = 2
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    associate (col => m(:, i), first => m(1, i))
      col(2:4) = col(2:4) * i
      first = i
    end associate
  end do
  print *, sum(m)
end program assoc
