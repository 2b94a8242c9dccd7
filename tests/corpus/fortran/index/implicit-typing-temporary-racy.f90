! Claim: an undeclared scalar in the region is a shared variable of the program unit. Source: Fortran 2018 §8.7; OpenMP 5.2 §5.1.1
program implicit_names
  dimension x(10, 10)
!$omp parallel do !@ RACE
  do jcol = 1, 10
    do irow = 1, 10
      temp = real(irow + jcol) !@ race(temp)
      x(irow, jcol) = temp !@ race(temp)
    end do
  end do
  print *, x(10, 10)
end program implicit_names
