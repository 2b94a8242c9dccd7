! Claim: the bound of a sequential loop is evaluated once, so changing it inside changes no trip. Source: Fortran 2018 §11.1.7.4.1
program read_once
  implicit none
  integer :: i, j, m, a(40)
  a = 0
  !$omp parallel do private(j, m) !@ RACE_FREE
  do i = 1, 10
    m = 4
    do j = 1, m
      a(4*(i-1) + j) = i
      m = m + 1
    end do
  end do
  print *, sum(a)
end program read_once
