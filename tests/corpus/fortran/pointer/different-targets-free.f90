! Claim: pointers to two arrays do not meet. Source: Fortran 2018 §10.2.2
program ptr
  implicit none
  integer, target :: a(30), b(30)
  integer, pointer :: p(:), q(:)
  integer :: i
  b = 5
  p => a
  q => b
  !$omp parallel do !@ RACE_FREE
  do i = 1, 29
    p(i) = q(i + 1)
  end do
  p(30) = 0
  print *, sum(a)
end program ptr
