! Claim: a do without control that counts in a private variable. Source: Fortran 2018 §11.1.7.4.1
program forever
  implicit none
  integer :: i, k, steps(9)
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 9
    k = i
    steps(i) = 0
    do
      if (k >= 30) exit
      k = k + 7
      steps(i) = steps(i) + 1
    end do
  end do
  print *, steps
end program forever
