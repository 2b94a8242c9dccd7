! Claim: an undeclared index is an implicitly typed variable and private like any other. Source: Fortran 2018 §8.7; OpenMP 5.2 §5.1.1
program implicit_names
  dimension x(10, 10)
!$omp parallel do !@ RACE_FREE
  do jcol = 1, 10
    do irow = 1, 10
      x(irow, jcol) = real(irow)
    end do
  end do
  print *, x(10, 10)
end program implicit_names
