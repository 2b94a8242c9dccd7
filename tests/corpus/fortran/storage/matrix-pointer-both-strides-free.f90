! Claim: different elements of a pointer with strides in both dimensions are apart. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: a(8, 8)
  integer, pointer :: q(:, :)
  integer :: i, j
  a = 0
  q => a(8:1:-1, 2::3)
  !$omp parallel do collapse(2) !@ RACE_FREE
  do j = 1, 3
    do i = 1, 8
      q(i, j) = q(i, j) + i
    end do
  end do
  print *, sum(a) > 0
end program main
