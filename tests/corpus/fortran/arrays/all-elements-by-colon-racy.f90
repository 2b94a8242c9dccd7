! Claim: a(:) is the whole array. Source: Fortran 2018 §9.5.3.3.2
program colon
  implicit none
  integer :: i, a(12), s(12)
  a = 1
  !$omp parallel do !@ RACE
  do i = 1, 12
    a(:) = i !@ race(a)
    s(i) = a(12) !@ race(a)
  end do
  print *, a(1) > 0
end program colon
