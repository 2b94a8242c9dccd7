! Claim: shape and storage_size read no element. Source: Fortran 2018 §16.9.171, §16.9.184
program p
  implicit none
  integer :: a(100), s(1), b
  integer :: i
  a = 0
  !$omp parallel do private(i, s, b) !@ RACE_FREE
  do i = 1, 100
    s = shape(a)
    b = storage_size(a(1))
    a(i) = s(1) + b
  end do
  print *, a(5)
end program
