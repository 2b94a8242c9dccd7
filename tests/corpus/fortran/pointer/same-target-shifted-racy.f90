! Claim: two pointers lead to overlapping parts of one array. Source: Fortran 2018 §10.2.2
program ptr
  implicit none
  integer, target :: a(30)
  integer, pointer :: p(:), q(:)
  integer :: i
  a = 1
  p => a(1:29)
  q => a(2:30)
  !$omp parallel do !@ RACE
  do i = 1, 29
    p(i) = q(i) + 1 !@ race
  end do
  print *, a(30)
end program ptr
