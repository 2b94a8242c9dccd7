! Claim: rows of a pointer with strides in both dimensions. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: a(8, 8)
  integer, pointer :: q(:, :)
  integer :: i
  a = 0
  q => a(8:1:-1, 2::3)
  !$omp parallel do !@ RACE
  do i = 1, 8
    q(i, 2) = i !@ race
    a(i, 5) = -i !@ race
  end do
  print *, sum(a) > 0
end program main
